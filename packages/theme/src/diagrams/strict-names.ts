// The names under which the libraries in the bundle of diagrams find what replaces `innerHTML` and `setAttribute`.
export { ATTRIBUTE as __docgenAttribute, MARKUP as __docgenMarkup } from './strict-dom.js'
