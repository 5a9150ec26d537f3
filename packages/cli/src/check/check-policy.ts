import type { Diagnostic } from '@docgen/renderer/contract'
import type { Config } from '../config/config.js'
import type { PlaceInConfig } from '../config/place-in-config.js'

/** Warns if the config disables the content security policy. */
export function checkPolicy({ security }: Pick<Config, 'security'>, placeInConfig: PlaceInConfig): Diagnostic[] {
  if (security.csp !== false) return []
  return [
    {
      code: 'no-policy',
      severity: 'warning',
      ...placeInConfig(['security', 'csp']),
      message: 'pages have no content security policy: browsers run whatever finds its way into them',
      hint: 'Add what pages need to security.csp.sources instead',
    },
  ]
}
