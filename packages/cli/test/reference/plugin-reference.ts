import type { Declaration, Field } from '../../../renderer/test/reference/read-interfaces.js'

const HEAD = `---
title: Plugin interface
description: Every hook of a plugin, with what it is given and what it gives back.
sidebar_position: 7
toc_max_heading_level: 2
---

What \`definePlugin\` of \`@docgen/cli\` takes, and what its hooks are given and give back; [Plugins](../build/plugins.md) shows each at work. The tables are made from the types, which \`@docgen/cli\` exports under these names. Answers are checked when the site is built: what has another shape is an error with the plugin's name.
`

// Each type follows the one that mentions it.
const ORDER = [
  'Plugin',
  'PluginInputs',
  'PluginContext',
  'SiteFacts',
  'PluginContent',
  'PluginDocument',
  'PagesContext',
  'PageOutline',
  'PagesChange',
  'PageChange',
  'HtmlHook',
  'HtmlContext',
  'SiteContext',
  'PageFacts',
  'PageHeading',
  'PluginFile',
  'PluginFinding',
]

/** The manual's page about the plugin interface: a table for each of its types. */
export function renderPluginReference(declarations: ReadonlyMap<string, Declaration>): string {
  const missing = [...declarations.keys()].filter((name) => !ORDER.includes(name))
  if (missing.length > 0) throw new Error(`the reference leaves out ${missing.join(', ')}`)
  return [HEAD, ...ORDER.map((name) => renderType(name, declarations))].join('\n')
}

function renderType(name: string, declarations: ReadonlyMap<string, Declaration>): string {
  const declaration = declarations.get(name)
  if (!declaration) throw new Error(`no interface is named ${name}`)
  const { comment, bases, fields } = declaration
  const also = bases.length === 0 ? '' : `Has all of ${bases.map((base) => `\`${base}\``).join(', ')}, and:\n\n`
  const rows = fields.map(renderRow).join('\n')
  return `## ${name}\n\n${comment}\n\n${also}| Field | Type | Meaning |\n| --- | --- | --- |\n${rows}\n`
}

function renderRow({ name, type, comment, isOptional }: Field): string {
  const mark = isOptional ? ' (optional)' : ''
  return `| \`${name}\`${mark} | \`${type.replaceAll('|', '\\|')}\` | ${comment} |`
}
