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
