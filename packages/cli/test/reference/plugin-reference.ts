import type { Declaration, Field } from '../../../renderer/test/reference/read-interfaces.js'

const INTRODUCTION = `---
title: Plugin interface
description: Every hook of a plugin, with its arguments and results.
sidebar_position: 7
toc_max_heading_level: 2
---

This page lists the fields of a plugin for \`definePlugin\` of \`@docgen/cli\`, and the arguments and results of its hooks. [Plugins](../build/plugins.md) has examples. The tables are generated from the types, which \`@docgen/cli\` exports under these names. docgen validates the results of hooks during the build, and reports invalid ones with the plugin's name.
`

// Each type follows the one that mentions it.
const ORDER = [
  'Plugin',
  'PluginInputs',
  'PluginContext',
  'SiteFacts',
  'PluginContent',
  'PluginDocument',
  'SourceContext',
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
  return [INTRODUCTION, ...ORDER.map((name) => renderType(name, declarations))].join('\n')
}

function renderType(name: string, declarations: ReadonlyMap<string, Declaration>): string {
  const declaration = declarations.get(name)
  if (!declaration) throw new Error(`no interface is named ${name}`)
  const { comment, bases, fields } = declaration
  const also = bases.length === 0 ? '' : `Has all fields of ${bases.map((base) => `\`${base}\``).join(', ')}, and:\n\n`
  const rows = fields.map(renderRow).join('\n')
  return `## ${name}\n\n${comment}\n\n${also}| Field | Type | Meaning |\n| --- | --- | --- |\n${rows}\n`
}

function renderRow({ name, type, comment, isOptional }: Field): string {
  const mark = isOptional ? ' (optional)' : ''
  return `| \`${name}\`${mark} | \`${type.replaceAll('|', '\\|')}\` | ${comment} |`
}
