/// <reference path="./modules.d.ts" preserve="true" />
export type { Config, SiteConfigInput } from './config/config.js'
export { defineConfig } from './config/define-config.js'
export { definePlugin } from './config/define-plugin.js'
export type * from './config/plugin.js'
