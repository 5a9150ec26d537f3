import type { SiteFields } from './converted.js'

/** Sources of a policy by directive, and whether scripts must support Trusted Types. */
interface PolicyNeeds {
  readonly sources: Readonly<Record<string, readonly string[]>>
  readonly trustedTypes?: false
}

const GOOGLE_TAG: PolicyNeeds = {
  sources: {
    'script-src': ['https://*.googletagmanager.com'],
    'connect-src': [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
    ],
  },
}

/** Sources that components may need in the browser. Pages still load only scripts of sites that the config names. */
export const COMPONENTS_POLICY: PolicyNeeds = {
  sources: {
    'connect-src': ['https:'],
    'style-src': ["'unsafe-inline'", 'https:'],
    'font-src': ['https:', 'data:'],
    'frame-src': ['https:'],
    'form-action': ['https:'],
  },
  trustedTypes: false,
}

/** Sources that an external script may need: Docusaurus has no policy, so docgen cannot read them from the config. */
const ANYTHING: PolicyNeeds = {
  sources: {
    'script-src': ['https:'],
    ...COMPONENTS_POLICY.sources,
    'connect-src': ['https:', 'wss:'],
    'worker-src': ['blob:'],
  },
  trustedTypes: false,
}

const SERVICES: readonly { readonly pattern: RegExp; readonly needs: PolicyNeeds | undefined }[] = [
  { pattern: /^https:\/\/www\.googletagmanager\.com\/gtag\/js\b/, needs: GOOGLE_TAG },
  // The script of these services only sends data to its origin, which the default policy allows for each script.
  { pattern: /^https:\/\/(?:plausible\.io|cdn\.usefathom\.com)\//, needs: undefined },
]

/** Returns the text of a static file by its URL. */
export type ReadStatic = (src: string) => string | undefined

/**
 * The policy fields that a script needs beyond the default policy: an external script, or a snippet in a static
 * file that loads one. Undefined if the default policy is enough.
 */
export function convertScriptPolicy(src: string, readStatic: ReadStatic): SiteFields | undefined {
  if (!/^(?:https?:)?\/\//i.test(src)) {
    const isLoader = /\.src\s*=|\bimport\s*\(|\bfetch\s*\(|sendBeacon/.test(readStatic(src) ?? '')
    return isLoader ? { security: { csp: ANYTHING } } : undefined
  }
  const service = SERVICES.find(({ pattern }) => pattern.test(src))
  const needs = service ? service.needs : ANYTHING
  return needs && { security: { csp: needs } }
}

/** Hint for a note about a policy that allows anything. */
export const POLICY_HINT =
  'With it, scripts of other sites may load, write and contact anything. List what they need instead: see “Security policy” in the manual'
