export type * from './contract/index.js'
export * from './render/create-page-renderer.js'
export type * from './render/document-view.js'
export type { LinkTarget } from './render/fill-holes.js'
