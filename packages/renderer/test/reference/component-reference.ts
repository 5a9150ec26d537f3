import type { Declaration, Field } from './read-interfaces.js'

const HEAD = `---
title: Components
description: Every component of the theme that a site can replace, with its props.
sidebar_position: 5
toc_max_heading_level: 2
---

Name a file under \`theme.components\` in [the config](configuration.md#theme), and its component takes the place of the theme's; [Replace a component](../looks/components.md) shows how. The tables are made from the types that your component is checked against: \`PropsOf<'Footer'>\` of \`@docgen/cli/theme\` has what \`Footer\` gets, and every type that is named here is exported there.
`

// Props that nearly every component receives are described once.
const SHARED = new Set(['text', 'site', 'components'])

const SHARED_TEXT = `## What most of them get

| Prop | Type | Meaning |
| --- | --- | --- |
| \`text\` | \`Text\` | Gives back a text of the interface by its key, in the page's language: \`text('theme.NotFound.title')\`. |
| \`site\` | \`SiteView\` | Facts of the whole site: its title, base URL, language and direction. |
| \`components\` | \`ThemeComponents\` | All components with the site's replacements: draw the parts of a page with these. |

\`CodeBlock\`, \`Heading\`, \`Link\` and \`Table\` stand in a text many times. One that puts a string into an attribute or a text and never looks at it may say so, as in \`Heading.handsOn = ['id', 'label']\`: all elements that differ in such props alone are then drawn at once. Without it each is drawn for itself, which is always right.
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
    const also = shared.length === 0 ? '' : `Gets ${shared.join(', ')}${rows.length === 0 ? '.' : ', and:'}\n`
    const table = rows.length === 0 ? '' : `\n| Prop | Type | Meaning |\n| --- | --- | --- |\n${rows.join('\n')}\n`
    return `## ${name}\n\n${comment}\n\n${also}${table}`
  })
  return [HEAD, SHARED_TEXT, ...sections].join('\n')
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
