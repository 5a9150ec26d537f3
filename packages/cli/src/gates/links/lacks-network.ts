import dns from 'node:dns'
import { isPrivateHost } from './guard-addresses.js'

/** The outcome of a request to the host of a link. */
export interface HostOutcome {
  readonly url: string
  /** Whether the host could not be found or reached. */
  readonly isUnreached: boolean
  /** Whether the config lists the host: a private network can resolve it without access to the internet. */
  readonly isListed: boolean
}

/** A name that always exists: IANA reserves it for documentation (RFC 2606). */
const EXISTING_NAME = 'example.com'

/** Whether hosts were not found because this machine cannot look up names, so that docgen cannot judge their links. */
export async function lacksNetwork(outcomes: readonly HostOutcome[]): Promise<boolean> {
  if (!outcomes.some(({ isUnreached }) => isUnreached)) return false
  const isFound = ({ url, isUnreached, isListed }: HostOutcome): boolean =>
    !isUnreached && !isListed && !isPrivateHost(new URL(url))
  return !outcomes.some(isFound) && !(await canLookUp(EXISTING_NAME))
}

function canLookUp(name: string): Promise<boolean> {
  return new Promise((resolve) => dns.lookup(name, (error) => resolve(error === null)))
}
