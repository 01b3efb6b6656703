#!/usr/bin/env bash
# Unpacks the Swift compiler of Debian 13 into a folder of the user, on Debian 12 or 13 and without root. Nothing is
# installed: apt gets a state of its own and verifies the packages with Debian's keys, and the compiler runs with the
# libraries of its own release. Does nothing when the folder is complete.
#
#   samples/verifier/setup/swift-debian.sh
#
# SWIFT_ROOT      the folder, by default ~/.cache/deckle-docs/swift; the checker reads it too
# DEBIAN_MIRROR   where packages come from, by default the mirror this machine uses
set -euo pipefail

release=trixie
keyring=/usr/share/keyrings/debian-archive-keyring.gpg
# The compiler with the libraries it needs to start, and the C headers that Foundation is built on.
packages=(
  swiftlang libswiftlang
  libc6 libgcc-s1 libstdc++6 libtinfo6 libuuid1 libzstd1 zlib1g
  libc6-dev linux-libc-dev
)
# Of the 2 GB of the compiler's package, what type-checking takes.
wanted=('./usr/libexec/swift/bin/swift-frontend' './usr/libexec/swift/lib/swift/*' './usr/libexec/swift/lib/clang/*/include')
unwanted=('*/embedded' '*/FrameworkABIBaseline' 'lib_InternalSwift*.so')

root=${SWIFT_ROOT:-${XDG_CACHE_HOME:-$HOME/.cache}/deckle-docs/swift}
key="$release ${packages[*]} ${wanted[*]} ${unwanted[*]}"

fail() {
  printf 'Swift is not set up: %s\n' "$1" >&2
  printf '%s\n' 'The names in Swift samples are looked up, but the samples are not compiled.' \
    'Other ways to get the compiler: samples/verifier/README.md, "Swift".' >&2
  exit 1
}

if [[ -f $root/complete && $(<"$root/complete") == "$key" ]]; then
  echo "Swift is set up in $root"
  exit 0
fi

command -v apt-get >/dev/null && command -v dpkg-deb >/dev/null ||
  fail 'this is no Debian: apt-get or dpkg-deb is missing.'
[[ -r $keyring ]] || fail "$keyring is missing. Install the package debian-archive-keyring."

mkdir -p "$(dirname "$root")"
work=$(mktemp -d "$(dirname "$root")/swift-setup.XXXXXX")
trap 'rm -rf "$work"' EXIT
mkdir -p "$work"/{lists/partial,cache/archives/partial,packages,root}
: >"$work/status"

mirror=${DEBIAN_MIRROR:-}
if [[ -z $mirror ]]; then
  # shellcheck disable=SC2016 # The fields are apt's.
  mirror=$(apt-get indextargets --format '$(ORIGIN) $(REPO_URI)' 'Identifier: Packages' 2>/dev/null |
    awk '$1 == "Debian" && $2 !~ /security/ { print $2; exit }') || true
fi
echo "deb [signed-by=$keyring] ${mirror:-http://deb.debian.org/debian} $release main" >"$work/sources.list"

# Proxies and certificates of the machine's own configuration stay in force.
cat >"$work/apt.conf" <<CONF
Dir::Etc::sourcelist "$work/sources.list";
Dir::Etc::sourceparts "/dev/null";
Dir::Etc::preferences "/dev/null";
Dir::Etc::preferencesparts "/dev/null";
Dir::State "$work";
Dir::State::status "$work/status";
Dir::Cache "$work/cache";
Acquire::AllowInsecureRepositories "false";
Acquire::Languages "none";
Acquire::Retries "3";
APT::Get::AllowUnauthenticated "false";
APT::Sandbox::User "$(id -un)";
APT::Update::Error-Mode "any";
CONF
export APT_CONFIG="$work/apt.conf"

echo "Fetching Swift from Debian $release (480 MB to download, 400 MB to keep)…"
apt-get -qq update || fail "the package lists of Debian $release could not be fetched or verified."
(cd "$work/packages" && apt-get -qq download "${packages[@]}") ||
  fail "the packages of Debian $release could not be fetched or verified."

for package in "$work"/packages/*.deb; do
  if [[ ${package##*/} == swiftlang_* ]]; then
    dpkg-deb --fsys-tarfile "$package" |
      tar x -C "$work/root" --wildcards "${wanted[@]}" "${unwanted[@]/#/--exclude=}"
  else
    dpkg-deb -x "$package" "$work/root"
  fi
done

shopt -s nullglob
loaders=("$work"/root/usr/lib/*-linux-gnu/ld-linux-*.so.*)
[[ ${#loaders[@]} == 1 ]] || fail 'the packages hold no loader for this machine.'
swift="$work/root/usr/libexec/swift"
"${loaders[0]}" --library-path "$(dirname "${loaders[0]}"):$swift/lib/swift/linux:$swift/lib/swift/host" \
  "$swift/bin/swift-frontend" --version || fail 'the compiler does not start on this machine.'

printf '%s\n' "$key" >"$work/root/complete"
rm -rf "$root"
# Another run may have unpacked the same meanwhile; then its folder is as good.
mv -T "$work/root" "$root" 2>/dev/null || [[ -f $root/complete ]] || fail "$root cannot be written."
echo "Swift is set up in $root"
