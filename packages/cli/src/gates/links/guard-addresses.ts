import dns, { type LookupAddress } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Ranges that are not on the public internet, by IANA's registries of special-purpose addresses. */
const PRIVATE: readonly (readonly [address: string, prefix: number, family: 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::', 128, 'ipv6'],
  ['::1', 128, 'ipv6'],
  ['64:ff9b:1::', 48, 'ipv6'],
  ['100::', 64, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
]

/** Matches IPv6 addresses that send requests to the IPv4 address in their last 32 bits (IPv4-mapped, NAT64). */
const MAPPED = /^(?:::ffff:|64:ff9b::)(?:(\d+\.\d+\.\d+\.\d+)|([\da-f]{1,4}):([\da-f]{1,4}))$/i

const blocked = new BlockList()
for (const [address, prefix, family] of PRIVATE) blocked.addSubnet(address, prefix, family)

/** Whether an IP address is on the public internet. */
export function isPublicAddress(address: string): boolean {
  const [, dotted, high, low] = MAPPED.exec(address) ?? []
  if (dotted !== undefined) return isPublicAddress(dotted)
  if (high !== undefined && low !== undefined) return isPublicAddress(toDotted(high, low))
  const family = isIP(address)
  return family !== 0 && !blocked.check(address, family === 4 ? 'ipv4' : 'ipv6')
}

/** The IPv4 address in the last two groups of an IPv6 address. */
function toDotted(high: string, low: string): string {
  const [first, second] = [Number.parseInt(high, 16), Number.parseInt(low, 16)]
  return [first >> 8, first & 255, second >> 8, second & 255].join('.')
}

/** Code of the error for an address that must not be requested. */
export const PRIVATE_ADDRESS = 'ERR_PRIVATE_ADDRESS'

/** Whether a URL's host is a private address or localhost. Other names need a DNS lookup: see `lookupPublic`. */
export function isPrivateHost({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  return isIP(host) !== 0 ? !isPublicAddress(host) : host === 'localhost' || host.endsWith('.localhost')
}

/** Link-local addresses, and the IPv6 address of AWS's metadata service. Metadata services return credentials. */
const linkLocal = new BlockList()
linkLocal.addSubnet('169.254.0.0', 16, 'ipv4')
linkLocal.addSubnet('fe80::', 10, 'ipv6')
linkLocal.addAddress('fd00:ec2::254', 'ipv6')

/** Whether an IP address is link-local or belongs to the metadata service of a cloud. */
export function isLinkLocal(address: string): boolean {
  const [, dotted, high, low] = MAPPED.exec(address) ?? []
  if (dotted !== undefined) return isLinkLocal(dotted)
  if (high !== undefined && low !== undefined) return isLinkLocal(toDotted(high, low))
  const family = isIP(address)
  return family !== 0 && linkLocal.check(address, family === 4 ? 'ipv4' : 'ipv6')
}

/** A DNS lookup that fails if any address of the name is private. */
export const lookupPublic: LookupFunction = createLookup((address) => !isPublicAddress(address))

/** A DNS lookup that fails if any address of the name is link-local. */
export const lookupRoutable: LookupFunction = createLookup(isLinkLocal)

/**
 * Creates a DNS lookup that fails if any address of the name is refused. The connection uses the addresses that were
 * checked, so the name cannot resolve to another address after the check.
 */
function createLookup(isRefused: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    dns.lookup(hostname, { ...options, all: true }, (error, addresses: readonly LookupAddress[]) => {
      if (error) return callback(error, '')
      const refused = addresses.find(({ address }) => isRefused(address))
      if (refused) {
        const refusal: NodeJS.ErrnoException = new Error(
          `${hostname} resolves to the private address ${refused.address}`,
        )
        refusal.code = PRIVATE_ADDRESS
        return callback(refusal, '')
      }
      const [first] = addresses
      if (options.all) callback(null, [...addresses])
      else callback(null, first?.address ?? '', first?.family)
    })
  }
}
