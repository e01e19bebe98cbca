// An appeal in one sentence.
import type { AppealView } from "../api/types.gen";
import { t } from "../words/words.svelte";

export function appealed(appeal: AppealView | null): string {
  if (!appeal) return "";
  if (!appeal.decision) return t("appeal-open", { by: appeal.by, reason: appeal.reason });
  return t(appeal.decision === "overturned" ? "appeal-was-overturned" : "appeal-was-upheld", { by: appeal.by, decider: appeal.decidedBy, why: appeal.why });
}

/** Its color: overturned, upheld, open. */
export const appealTone = (appeal: AppealView) => (appeal.decision === "overturned" ? "bad" : appeal.decision ? "ok" : "warn");
