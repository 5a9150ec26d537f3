import type { Declaration, Field } from './read-interfaces.js'

const INTRODUCTION = `---
title: Components
description: Every component of the theme that a site can replace, with its props.
sidebar_position: 5
toc_max_heading_level: 2
---

To replace a component of the theme, add a file to \`theme.components\` in [the config](configuration.md#theme). [Replace a component](../looks/components.md) shows an example.

The tables below are generated from the types of the props. \`@docgen/cli/theme\` exports all of these types: \`PropsOf<'Footer'>\` is the type of the props of \`Footer\`.
`

// Props that nearly every component receives are described once.
const SHARED = new Set(['text', 'site', 'components'])

const SHARED_TEXT = `## Common props

| Prop | Type | Meaning |
| --- | --- | --- |
| \`text\` | \`Text\` | Returns a UI text by its key, in the page's language: \`text('theme.NotFound.title')\`. |
| \`site\` | \`SiteView\` | Facts of the whole site: its title, base URL, language and direction. |
| \`components\` | \`ThemeComponents\` | All components, including the site's replacements. Use them to render the parts of a page. |

A page can contain many elements of \`CodeBlock\`, \`Heading\`, \`Link\` and \`Table\`. If your component only inserts a string prop into an attribute or text and never inspects it, list the prop in \`opaqueProps\`, as in \`Heading.opaqueProps = ['id', 'label']\`. docgen then renders elements that differ only in these props once. Without the list, docgen renders each element.
`

/** The manual's page about components: each with its description and its props. */
export function renderComponentReference(declarations: ReadonlyMap<string, Declaration>): string {
  const { fields } = find(declarations, 'ThemeComponents')
  const sections = fields.map(({ name, type, comment }) => {
    const [, props] = /^(?:ComponentType|RepeatedComponent)<(\w+)>$/.exec(type) ?? []
    if (props === undefined) throw new Error(`${name} is no component with named props but ${type}`)
    const own = collectFields(declarations, props)
    const shared = own.filter((field) => SHARED.has(field.name)).map((field) => `\`${field.name}\``)
    const rows = own.filter((field) => !SHARED.has(field.name)).map(renderRow)
    const also = shared.length === 0 ? '' : `Receives ${shared.join(', ')}${rows.length === 0 ? '.' : ', and:'}\n`
    const table = rows.length === 0 ? '' : `\n| Prop | Type | Meaning |\n| --- | --- | --- |\n${rows.join('\n')}\n`
    return `## ${name}\n\n${comment}\n\n${also}${table}`
  })
  return [INTRODUCTION, SHARED_TEXT, ...sections].join('\n')
}

function collectFields(declarations: ReadonlyMap<string, Declaration>, name: string): readonly Field[] {
  const { bases, fields } = find(declarations, name)
  return [...bases.flatMap((base) => collectFields(declarations, base)), ...fields]
}

function find(declarations: ReadonlyMap<string, Declaration>, name: string): Declaration {
  const declaration = declarations.get(name)
  if (!declaration) throw new Error(`no interface is named ${name}`)
  return declaration
}

function renderRow({ name, type, comment, isOptional }: Field): string {
  const mark = isOptional ? ' (optional)' : ''
  return `| \`${name}\`${mark} | \`${type.replaceAll('|', '\\|')}\` | ${comment} |`
}
