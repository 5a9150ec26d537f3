import type { SiteConfigInput } from './config.js'

/** Returns the config unchanged; its type lets editors complete and check the fields. */
export function defineConfig(input: SiteConfigInput): SiteConfigInput {
  return input
}
