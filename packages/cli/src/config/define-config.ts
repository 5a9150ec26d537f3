import type { SiteConfigInput } from './config.js'

/** Gives the config back as it is; its type lets an editor complete and check the fields while you write. */
export function defineConfig(input: SiteConfigInput): SiteConfigInput {
  return input
}
