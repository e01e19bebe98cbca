### Words of the `arbiter` command, and of what the server says itself.

## The server: `arbiter serve`. Seen in a browser and by programs that call it.

# A request by a foreign name or from a foreign page.
server-foreign = Expected a request from the page of this server, found one from somewhere else
server-foreign-hint = Open the address that `arbiter serve` printed
# A call without the header X-Arbiter.
server-unmarked = Expected the header X-Arbiter: 1, found none
server-unmarked-hint = Send the header with every call
server-not-text = Expected the parameters as JSON in UTF-8, found other bytes
server-too-large = Expected at most 64 MiB, found more
server-body-cut = Expected the whole request, found a part of it
server-body-cut-hint = Send it again
server-stopping = The server is stopping
server-no-page = Nothing is at this address
server-no-page-hint = Open the address that `arbiter serve` printed
# Title of the page shown while the page of the program is not built.
server-not-built = The page is not built
server-not-built-text = Build it in the folder of the program, then load this page again. If it lies somewhere else, start the server with the environment variable ARBITER_UI set to its folder.
# Why the server does not start. All take $port and $why.
server-no-lan = Pages for the local network are not part of this version. Leave out --lan to serve this computer alone
server-port-taken = Port { $port } is taken by another program. Choose another with --port, or leave it out for any free one
server-port-trouble = Port { $port } cannot be opened: { $why }. Choose another with --port, or leave it out for any free one

## Help: `arbiter --help`, `arbiter VERB --help`

cli-help-usage = Usage:
cli-help-verbs = Verbs
cli-help-arguments = Arguments
cli-help-options = Options

cli-arbiter-about = The arbiter’s desk on the command line: pairings, standings, claims, prints and everything else the window does
cli-arbiter-example =
    Examples:
      arbiter pair open.trf
      arbiter standings open.trf --tiebreaks BH/C1,BH,SB
      arbiter serve --event open.arbiter

    Exit codes: 0 done; 1 done, and the answer is “no”; 2 wrong usage or unreadable input; 3 refused.
cli-arg-lang = Language of the answers; left out: LC_ALL or LANG decides
cli-arg-name = Name under which the journal keeps what is done
cli-arg-help = Shows this help
cli-arg-version = Shows the version
cli-arg-event = Event file
cli-arg-json = Answers with one JSON value

cli-call-about = Calls any method of the desk and prints its JSON
cli-call-example =
    Examples:
      arbiter call frame.get --event open.arbiter
      arbiter call round.get '{"{"}"tournament": 2, "round": 3{"}"}' --event open.arbiter
      arbiter call players.add - --event open.arbiter < player.json
cli-arg-call-method = Name of the method, as round.get
cli-arg-call-json = Parameters as a JSON object; - reads them from standard input; left out: none
# JSON on the command line that is none.
cli-call-not-json = { $line }:{ $column }: found text that is no JSON, expected the parameters as a JSON object: { $why }. Put the whole object between single quotes

cli-serve-about = Serves the program’s page to browsers on this computer until Ctrl+C
cli-serve-example =
    Example:
      arbiter serve --event open.arbiter --port 8080
cli-arg-serve-port = Port; left out: any free one
cli-arg-serve-lan = Serves the local network as well (not part of this version)
# The line with the address; programs look for http:// in it.
cli-serve-address = Arbiter's Desk: { $url }
cli-serve-no-runtime = The server cannot start: { $why }

## Wrong usage

cli-usage-unknown = Found { $found }, which is no argument of this verb
cli-usage-verb = Found { $found }, which is no verb
cli-usage-missing = Expected { $found }, found nothing
cli-usage-no-value = Expected a value after { $found }, found none
cli-usage-value = Found “{ $value }” for { $found }, which is no value of it
cli-usage-conflict = Found { $found } beside an argument that excludes it
cli-usage-count = Found another number of values for { $found } than expected
cli-usage-bytes = Found an argument that is no UTF-8 text
cli-usage-other = { $found }
# A complaint and what could stand there.
cli-usage-with-others = { $text }; expected: { $others }
cli-usage-hint = See arbiter --help, or arbiter VERB --help

## Files

cli-file-folder = { $path }: found a folder, expected a file. Give the name of a file in it
cli-file-missing = { $path }: found no such file, expected one to read. Check the name
cli-file-denied = { $path }: found a file that may not be read. Change its permissions or copy it
cli-file-trouble = { $path }: cannot be read: { $why }
cli-unwritten = The answer cannot be written: { $why }

# While a batch runs on a terminal.
cli-progress = { $done } lines
