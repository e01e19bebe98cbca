// One resumption: who came, what became of the envelope, what was in it. The desk says what is to be done.
import type { AdjournedRow, ResumeInput } from "../../api/types.gen";

export type Here = "both" | "white" | "black" | "nobody";
export type Found = "found" | "missing" | "missingWithTimes" | "positionLost";

/** Who sealed, in as far as it is known. */
export const sealerOf = (row: AdjournedRow): "white" | "black" => (row.envelope?.sealer === "black" ? "black" : "white");

/** A case of this game with nothing out of the way: the envelope closed, both there. */
export function plainCase(row: AdjournedRow): ResumeInput {
  return { tournament: row.tournament, game: row.game, position: "", envelope: "closed", written: "", language: "", replier: "present", sealer: "present", before: "", wrongTime: "", edition: "" };
}

export class Resumption {
  here = $state<Here>("both");
  /** Whoever is absent came later than the default time allows. */
  late = $state(false);
  found = $state<Found>("found");
  /** The sealed move stays hidden until then. */
  opened = $state(false);
  /** Nothing was in the envelope. */
  empty = $state(false);
  written = $state("");
  language = $state("");
  before = $state<"" | "draw" | "whiteResigned" | "blackResigned">("");
  wrongTime = $state<"" | "beforeFirstMove" | "later">("");
  note = $state("");

  /** What the desk is asked, or null while the move is still to be typed. */
  input(row: AdjournedRow): ResumeInput | null {
    const reading = this.found === "found" && this.opened;
    if (reading && !this.empty && !this.written.trim()) return null;
    const sealer = sealerOf(row);
    const there = (side: "white" | "black") => (this.here === "both" || this.here === side ? "present" : this.late ? "late" : "absent");
    return {
      ...plainCase(row),
      envelope: this.found !== "found" ? this.found : reading ? "opened" : "closed",
      written: reading && !this.empty ? this.written : "",
      language: this.language,
      replier: there(sealer === "white" ? "black" : "white"),
      sealer: there(sealer),
      before: this.before,
      wrongTime: this.wrongTime,
    };
  }
}
