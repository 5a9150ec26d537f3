import { escapeHtml } from '@docgen/renderer/contract'
import { isRecord } from '../../config/is-record.js'
import { type Converted, joinConverted, nothing, type Part, putAt } from '../convert/converted.js'
import { applyRules, lost, type Rule, type Rules, same, unneeded } from '../convert/rules.js'
import { findProp, textOfElement } from './element-text.js'

/** Converts the settings of the theme: the fields of `theme.config`, or the props of a layout with the same names. */
export function convertTheme(part: Part): Converted {
  return applyRules(part, RULES, 'the theme')
}

const link =
  (label: string): Rule =>
  ({ value, path }) => {
    const href = isRecord(value) ? value['link'] : value
    if (typeof href !== 'string') return nothing()
    const items = [{ label, href, position: 'right' }]
    return {
      fields: { navbar: { items } },
      comments: {},
      notes: [{ status: 'changed', path, message: '`navbar.items`' }],
    }
  }

/** A text of an element, in one of these fields of the value, or the value itself. */
const text =
  (target: string, fields: readonly string[]): Rule =>
  ({ value, path }) => {
    const inner = isRecord(value) ? fields.map((name) => value[name]).find((each) => each !== undefined) : undefined
    const content = textOfElement(inner ?? value)
      .replace(/\s+/g, ' ')
      .trim()
    if (content === '') {
      const message = 'it has no text that docgen can read'
      return nothing({ status: 'lost', path, message, hint: `Write it into ${target}` })
    }
    const message = `the text in \`${target}\``
    return { fields: putAt(target, escapeHtml(content)), comments: {}, notes: [{ status: 'changed', path, message }] }
  }

const OWN_TEXT = unneeded("docgen has this text in the site's language")
const ALWAYS = unneeded('docgen always does this')

const convertLogo: Rule = ({ value, path }) => {
  const title = textOfElement(value).trim()
  const src = findProp(value, 'src')
  const fields = {
    ...(title !== '' && { title }),
    ...(typeof src === 'string' && src.startsWith('/') && { logo: { src } }),
  }
  if (Object.keys(fields).length === 0)
    return lost(
      'it is no image of a static folder and has no text',
      'Set navbar.logo and navbar.title',
    )({ value, path })
  const message = Object.keys(fields)
    .map((name) => `\`navbar.${name}\``)
    .join(', ')
  return { fields: { navbar: fields }, comments: {}, notes: [{ status: 'changed', path, message }] }
}

/** The address of the repository: docgen appends the path of the file, relative to the site's folder. */
const convertRepository: Rule = ({ value, path }) => {
  if (typeof value !== 'string') return nothing()
  const edited = value.replace(/\/(?:tree|blob)\//, '/edit/')
  const base = edited.endsWith('/') ? edited : `${edited}/`
  const url = /\/edit\//.test(base) ? base : `${base}edit/main/`
  return {
    fields: putAt('docs.editUrl', url),
    comments: {},
    notes: [{ status: 'changed', path, message: '`docs.editUrl`' }],
  }
}

const convertToc: Rule = ({ value, path }) => {
  const { extraContent, ...others } = isRecord(value) ? value : {}
  return joinConverted([
    extraContent === undefined
      ? nothing()
      : nothing({
          status: 'lost',
          path: [...path, 'extraContent'],
          message: 'the table of contents has no other content',
        }),
    Object.keys(others).length === 0 ? nothing() : ALWAYS({ value: others, path }),
  ])
}

const RULES: Rules = {
  docsRepositoryBase: convertRepository,
  logo: convertLogo,
  logoLink: lost('the logo links to the start page', 'Set navbar.logo.href'),
  project: link('GitHub'),
  projectLink: link('GitHub'),
  chat: link('Discord'),
  chatLink: link('Discord'),
  footer: text('footer.copyright', ['content', 'text']),
  banner: text('announcementBar.content', ['content', 'text']),
  head: lost('elements of the head are code', 'Use metadata, links and scripts in the config'),
  useNextSeoProps: lost('it is code', 'Set title, titleDelimiter and metadata'),
  main: lost('docgen has a layout of its own', 'Replace a component of the theme'),
  components: lost('docgen renders elements of Markdown itself', 'Name components for MDX in markdown.components'),
  navbar: lost('docgen has a navbar of its own', 'Use navbar.items, or replace the component Navbar'),
  search: unneeded('docgen has a search of its own'),
  sidebar: unneeded('categories in categories are collapsed at first'),
  toc: convertToc,
  color: lost('docgen has colors of its own', 'Set theme.accent, or tokens in a style sheet of theme.css'),
  primaryHue: lost('docgen has colors of its own', 'Set theme.accent, or tokens in a style sheet of theme.css'),
  primarySaturation: lost('docgen has colors of its own', 'Set theme.accent'),
  backgroundColor: lost('docgen has colors of its own', 'Set tokens in a style sheet of theme.css'),
  faviconGlyph: lost('docgen needs a file', 'Add an image to the folder public, and name it in favicon'),
  darkMode: ({ value, path }) =>
    value === false
      ? {
          fields: putAt('colorMode.disableSwitch', true),
          comments: {},
          notes: [{ status: 'changed', path, message: '`colorMode.disableSwitch`' }],
        }
      : ALWAYS({ value, path }),
  nextThemes: unneeded('readers choose a color mode'),
  i18n: () => nothing(),
  editLink: OWN_TEXT,
  feedback: unneeded('pages link to their source'),
  gitTimestamp: unneeded('docs.showLastUpdateTime shows it'),
  lastUpdated: unneeded('docs.showLastUpdateTime shows it'),
  navigation: ALWAYS,
  notFound: OWN_TEXT,
  themeSwitch: OWN_TEXT,
  titleSuffix: same('titleDelimiter'),
  copyPageButton: unneeded('llms.pageActions adds such a button'),
  pageMap: () => nothing(),
}
