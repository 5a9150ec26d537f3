// What every build needs of the renderer, without the compiler and React behind it: a build that changes nothing loads this alone.
export { findIncludes, type IncludeReference } from './markdown/find-includes.js'
export { resolveInclude } from './markdown/resolve-include.js'
export { createText } from './render/create-text.js'
export { escapeHtml } from './render/escape-html.js'
