# Shared by the scripts; sourced, not run. Leaves the shell in the root of the repository.
# Exit codes: 1 something failed, 2 something is missing that a person must install.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

readonly RUST_WANTED=1.95.0
readonly TARGET_DIR="${CARGO_TARGET_DIR:-target}"
# What a person must type before this can go on; filled by need_rust and need_node, said by stop_if_missing.
MISSING=""
# What a person types before a command that needs root.
SUDO="sudo "
if [ "$(id -u)" = 0 ]; then SUDO=""; fi

# rustup puts its tools here, and a new login shell is needed before PATH knows.
if [ -n "${HOME:-}" ] && [ -d "$HOME/.cargo/bin" ]; then
    PATH="$PATH:$HOME/.cargo/bin"
fi

say() { printf '%s\n' "$*"; }
step() { printf '\n== %s\n' "$*"; }
warn() { printf '!! %s\n' "$*" >&2; }
has() { command -v "$1" >/dev/null 2>&1; }

# at_least HAVE WANTED: compares dotted versions.
at_least() { [ "$(printf '%s\n%s\n' "$2" "$1" | sort -V | head -n 1)" = "$2" ]; }

# newer_than FILE PATH...: is anything in the paths younger than the file, or the file not there?
# Folders count too, so that a deleted or renamed file is seen, but for those two into which builds write.
newer_than() {
    local file="$1" paths=() path
    shift
    [ -e "$file" ] || return 0
    for path in "$@"; do [ -e "$path" ] && paths+=("$path"); done
    [ -n "$(find "${paths[@]}" \( -name node_modules -o -name dist -o -path src-tauri/gen \) -prune \
        -o -newer "$file" ! -path ui ! -path src-tauri -print -quit)" ]
}

# --- Debian packages ---------------------------------------------------------------------------------------------

# Runs a command as root, through sudo if need be.
as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    elif has sudo; then
        sudo "$@"
    else
        warn "this needs root, and there is no sudo: run as root: $*"
        exit 2
    fi
}

apt() { as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=400 "$@"; }

# Refreshes the package lists, once a run.
APT_FRESH=""
refresh_lists() {
    [ -z "$APT_FRESH" ] || return 0
    APT_FRESH=yes
    apt update >/dev/null || warn "the package lists could not be refreshed; going on with the old ones"
}

installed() { [ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]; }

# need_packages NAME...: installs what is missing. Does nothing, and needs no network, where all are there.
need_packages() {
    local missing=() name log
    if ! has dpkg-query || ! has apt-get; then
        warn "not a Debian or Ubuntu machine; going on as if these were installed: $*"
        return 0
    fi
    for name in "$@"; do installed "$name" || missing+=("$name"); done
    [ ${#missing[@]} -gt 0 ] || return 0
    say "Installing ${missing[*]}"
    log="$(mktemp)"
    if ! apt install -y --no-install-recommends "${missing[@]}" >"$log" 2>&1; then
        refresh_lists
        if ! apt install -y --no-install-recommends "${missing[@]}" >"$log" 2>&1; then
            tail -n 20 "$log" >&2
            rm -f "$log"
            warn "these packages could not be installed: ${missing[*]}"
            warn "type: ${SUDO}apt-get update && ${SUDO}apt-get install ${missing[*]}"
            exit 2
        fi
    fi
    rm -f "$log"
}

# offered PACKAGE: the version that the distribution has, as x.y.z; nothing where it has none. Packages from elsewhere
# that are installed already do not count.
offered() {
    has apt-cache || return 0
    { apt-cache madison "$1" 2>/dev/null || true; } | sed -n 's/^[^|]*| *\([0-9]*:\)\{0,1\}\([0-9][0-9.]*[0-9]\).*/\2/p' |
        sort -V | tail -n 1
}

# --- toolchains --------------------------------------------------------------------------------------------------

# Lists may be empty on a fresh machine: then nothing is offered until they are fetched.
know_the_offers() {
    has apt-cache || return 0
    [ -n "$(offered bash)" ] || refresh_lists
}

# Empty where there is none.
rust_version() { { rustc --version 2>/dev/null || true; } | sed -n 's/^rustc \([0-9.]*\).*/\1/p'; }

# A rustc and a cargo, both new enough.
rust_is_fine() { has cargo && at_least "$(rust_version)" "$RUST_WANTED"; }

# Debian's rustc, or Ubuntu's rustc-1.95 and its like, which live in a folder of their own.
install_offered_rust() {
    local name version
    know_the_offers
    if at_least "$(offered rustc)" "$RUST_WANTED"; then
        need_packages rustc cargo
        hash -r
        rust_is_fine && return 0
    fi
    has apt-cache || return 1
    while read -r name; do
        version="${name#rustc-}"
        at_least "$version.0" "$RUST_WANTED" || continue
        need_packages "$name" "cargo-$version"
        PATH="/usr/lib/rust-$version/bin:$PATH"
        hash -r
        rust_is_fine && return 0
    done < <(apt-cache pkgnames rustc- 2>/dev/null | grep -E '^rustc-1\.[0-9]+$' | sort -rV)
    return 1
}

need_rust() {
    rust_is_fine && return 0
    if ! has rustup && install_offered_rust; then return 0; fi
    local have offer
    have="$(rust_version)"
    offer="$(offered rustc)"
    MISSING+="
Rust ${RUST_WANTED%.0} or newer is needed. This machine has ${have:-none}; its distribution offers ${offer:-none}.
Type:
"
    if has rustup; then
        MISSING+="
    rustup update stable
    rustup default stable
"
    elif [ -n "$(offered rustup)" ]; then
        MISSING+="
    ${SUDO}apt-get install -y rustup
    rustup default stable
"
    else
        MISSING+="
    ${SUDO}apt-get install -y curl ca-certificates
    curl --proto '=https' --tlsv1.2 -sSf https://sh.rustup.rs | sh -s -- -y
    . \"\$HOME/.cargo/env\"
"
    fi
}

node_version() { { node --version 2>/dev/null || true; } | sed -n 's/^v\([0-9.]*\).*/\1/p'; }

# Vite's own words: 20.19 or newer, or 22.12 or newer.
node_version_is_fine() {
    case "$1" in
    20.*) at_least "$1" 20.19.0 ;;
    *) at_least "$1" 22.12.0 ;;
    esac
}

node_is_fine() { has npm && node_version_is_fine "$(node_version)"; }

need_node() {
    node_is_fine && return 0
    know_the_offers
    local have offer
    have="$(node_version)"
    offer="$(offered nodejs)"
    if node_version_is_fine "${offer:-0}"; then
        need_packages nodejs npm
        hash -r
        node_is_fine && return 0
    fi
    MISSING+="
Node 20.19 or newer (of Node 22: 22.12 or newer), with npm, is needed. This machine has ${have:-none}; its distribution
offers ${offer:-none}.
Type:

    ${SUDO}apt-get install -y curl ca-certificates
    curl -fsSL https://deb.nodesource.com/setup_22.x | ${SUDO}bash -
    ${SUDO}apt-get install -y nodejs
"
}

# Says all that is missing at once, then stops.
stop_if_missing() {
    [ -n "$MISSING" ] || return 0
    printf '%s\nThen type again:\n\n    %s\n\n' "$MISSING" "$1" >&2
    exit 2
}

# --- the page ----------------------------------------------------------------------------------------------------

# npm_ci FOLDER: installs exactly the lock file, unless that was done.
npm_ci() {
    newer_than "$1/node_modules/.package-lock.json" "$1/package.json" "$1/package-lock.json" || return 0
    say "Installing the packages of $1/"
    (cd "$1" && npm ci --no-fund --no-audit --loglevel=error >/dev/null)
    # npm leaves the file's old time where it had nothing to do.
    touch "$1/node_modules/.package-lock.json"
}

# Builds ui/dist where its sources are newer: both the window and `arbiter serve` carry it inside.
build_ui() {
    npm_ci ui
    newer_than ui/dist/index.html ui locales || return 0
    say "Building the page"
    (cd ui && npm run build --silent)
    touch ui/dist/index.html
}
