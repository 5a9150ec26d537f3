import type { BuildRequest } from '../../src/session/site-request.js'
import type { SiteCopy } from '../build-copy.js'

/** A broken input that git can't hold as files, or that is a turn of the sound site. */
export interface BrokenCase {
  readonly make: () => SiteCopy
  /** What the build is asked beside the usual. */
  readonly request?: (copy: SiteCopy) => Partial<BuildRequest>
  /** True where the pages can't be reached at all, so that their mistakes can't be seen. */
  readonly losesWitness?: boolean
}
