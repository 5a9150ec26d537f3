export type { Config, SiteConfigInput } from './config/config.js'
export { defineConfig } from './config/define-config.js'
