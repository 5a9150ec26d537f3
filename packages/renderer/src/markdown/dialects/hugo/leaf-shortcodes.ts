import type { SourceLine } from '../source-line.js'
import { argument, escapeText, type HugoPage, quote, refTarget } from './hugo-page.js'
import type { Shortcode } from './read-shortcode.js'

/** The text that replaces a tag in a line, and that of its end tag. */
export interface LeafText {
  readonly open: string
  readonly close?: string
  /** What is lost. */
  readonly dropped?: string
}

type Leaf = (tag: Shortcode, page: HugoPage, line: SourceLine) => LeafText

const link = (text: string, href: string): string => `[${escapeText(text)}](<${href}>)`

const reference: Leaf = (tag) => ({ open: refTarget(argument(tag, 'path', 0)) })

const parameter: Leaf = (tag, { values }) => {
  const name = argument(tag, 'name', 0)
  return { open: values.get(name) ?? `{${placeholderOf(name)}}` }
}

/** Docsy's parameters with arguments are HTML of icons and buttons. */
const htmlParameter: Leaf = (tag, page, line) => (tag.positional.length > 1 ? { open: '' } : parameter(tag, page, line))

/** A formula in a line. */
const formula: Leaf = () => ({ open: '$$', close: '$$' })

const image: Leaf = (tag) => ({ open: writeImage(tag) })

const button: Leaf = (tag) => {
  const ref = argument(tag, 'relref', 'ref', 'page')
  const href = ref === '' ? argument(tag, 'href', 'link', 'url', 'button-link', 0) : refTarget(ref)
  const text = argument(tag, 'text', 'title', 'content')
  return text === '' ? { open: '[', close: `](<${href}>)` } : { open: link(text, href) }
}

const badge: Leaf = (tag) => {
  const texts = [argument(tag, 'title'), argument(tag, 'value', 'content', 'text', 0)].filter((text) => text !== '')
  const type = BADGES[argument(tag, 'style', 'type', 'color')]
  const end = `]${type === undefined ? '' : `{type=${type}}`}`
  return texts.length === 0 ? { open: ':badge[', close: end } : { open: `:badge[${escapeText(texts.join(' '))}${end}` }
}

const BADGES: Readonly<Record<string, string>> = {
  info: 'info',
  blue: 'info',
  note: 'info',
  success: 'tip',
  tip: 'tip',
  green: 'tip',
  warning: 'warning',
  yellow: 'warning',
  danger: 'danger',
  caution: 'danger',
  red: 'danger',
}

const media =
  (title: string, toUrl: (tag: Shortcode) => string): Leaf =>
  (tag) => {
    const url = toUrl(tag)
    return { open: link(argument(tag, 'title') || title, url), dropped: `content of other sites: ${title}` }
  }

const api: Leaf = (tag) => ({
  open: link(argument(tag, 'src', 'url', 0), argument(tag, 'src', 'url', 0)),
  dropped: 'API descriptions, which become links. List them in `openapi` in the config',
})

const file: Leaf = (tag) => {
  const path = argument(tag, 'file', 0)
  const target = path.startsWith('/') ? `@site${path}` : path
  const isCode = argument(tag, 'code') === 'true'
  const code = isCode ? ` code=${quote(argument(tag, 'lang') || 'text')}` : ''
  return { open: `::include{file=${quote(target)}${code}}` }
}

const term: Leaf = (tag) => ({ open: argument(tag, 'text', 'term_id', 'term', 0) })

const nothing: Leaf = () => ({ open: '' })

/** Shortcodes that become text in a line, by name. */
const LEAVES: Readonly<Record<string, Leaf>> = {
  ref: reference,
  relref: reference,
  param: parameter,
  siteparam: parameter,
  siteParam: parameter,
  _param: htmlParameter,
  katex: formula,
  figure: image,
  image,
  img: image,
  imgproc: image,
  button,
  badge,
  icon: nothing,
  abbr: term,
  glossary_tooltip: term,
  youtube: media('YouTube', (tag) => `https://www.youtube.com/watch?v=${argument(tag, 'id', 0)}`),
  'youtube-lite': media('YouTube', (tag) => `https://www.youtube.com/watch?v=${argument(tag, 'id', 0)}`),
  vimeo: media('Vimeo', (tag) => `https://vimeo.com/${argument(tag, 'id', 0)}`),
  gist: media('GitHub Gist', (tag) => `https://gist.github.com/${argument(tag, 0)}/${argument(tag, 1)}`),
  tweet: media('X', (tag) => `https://x.com/${argument(tag, 'user') || 'i'}/status/${argument(tag, 'id', 0)}`),
  twitter: media('X', (tag) => `https://x.com/${argument(tag, 'user') || 'i'}/status/${argument(tag, 'id', 0)}`),
  x: media('X', (tag) => `https://x.com/${argument(tag, 'user')}/status/${argument(tag, 'id')}`),
  instagram: media('Instagram', (tag) => `https://www.instagram.com/p/${argument(tag, 'id', 0)}/`),
  iframe: media('a page of another site', (tag) => argument(tag, 'src', 0)),
  asciinema: media('a recording of a terminal', (tag) => argument(tag, 'src', 'cast', 'file', 'key', 0)),
  swaggerui: api,
  redoc: api,
  openapi: api,
  readfile: file,
  'blocks/link-down': nothing,
  'td/site-build-info/netlify': nothing,
}

/** The text of a shortcode in a line. Of an unknown one, only its content remains. */
export function writeLeaf(tag: Shortcode, page: HugoPage, line: SourceLine): LeafText {
  const leaf = Object.hasOwn(LEAVES, tag.name) ? LEAVES[tag.name] : undefined
  if (leaf) return leaf(tag, page, line)
  const href = argument(tag, 'href', 'url', 'link')
  const text = argument(tag, 'text', 'title')
  const open = text !== '' && href !== '' ? link(text, href) : text
  return { open, dropped: `shortcodes ${tag.name}` }
}

/** Whether a shortcode in code is replaced: Hugo runs all of them there, but documentation shows them. */
export function isValue({ name }: Shortcode): boolean {
  return LEAVES[name] === parameter
}

/** The placeholder for a parameter of the site: `version.latest` is `param-version-latest`. */
export function placeholderOf(name: string): string {
  return `param-${name.replace(/[^\w-]+/g, '-')}`
}

/** Writes an image. Its title and caption are text below it in Hugo. */
function writeImage(tag: Shortcode): string {
  const src = argument(tag, 'src', 'link', 0)
  if (src === '') return ''
  const caption = [argument(tag, 'title'), argument(tag, 'caption', 'attr')].filter((text) => text !== '').join(' ')
  const alt = argument(tag, 'alt') || caption
  const written = `![${escapeText(alt)}](<${src}>)`
  const target = tag.named.get('src') === undefined ? undefined : tag.named.get('link')
  const linked = target === undefined ? written : `[${written}](<${target}>)`
  return caption === '' || tag.name === 'imgproc' ? linked : `${linked} *${escapeText(caption)}*`
}
