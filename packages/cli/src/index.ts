/// <reference path="./modules/blocks.d.ts" preserve="true" />
/// <reference path="./modules/content.d.ts" preserve="true" />
/// <reference path="./modules/site.d.ts" preserve="true" />
export type { Config, SiteConfigInput } from './config/config.js'
export { defineConfig, definePlugin, defineSidebars, type SidebarsInput } from './config/define-config.js'
export type * from './config/plugin.js'
