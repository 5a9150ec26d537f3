// The names under which the libraries in the diagrams bundle find the replacements of `innerHTML` and `setAttribute`.
export { ATTRIBUTE as __docgenAttribute, MARKUP as __docgenMarkup } from './strict-dom.js'
