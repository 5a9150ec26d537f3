import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const source = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8')
const manual = fileURLToPath(new URL('../../../docs/docs/reference/tokens.md', import.meta.url))

const HEAD = `---
title: Tokens
description: Every custom property that gives the theme its look, with its value in both color modes.
sidebar_position: 6
---

Set any of these in [a style sheet of your own](../looks/styles.md). Sizes change in narrow windows, durations for readers who want less motion; the table shows what holds otherwise. The list is made from the theme's own file of tokens.
`

/** The tables of the manual: one for each group of the light mode's block, with the dark mode's values next to them. */
function renderTokens(css: string): string {
  const [light = '', dark = ''] = [/:root \{\n([\s\S]*?)\n\}/, /\[data-theme="dark"\] \{\n([\s\S]*?)\n {2}\}/].map(
    (block) => block.exec(css)?.[1] ?? '',
  )
  const darkValues = new Map(readTokens(dark))
  const groups = light.split(/^ {2}\/\* (.*) \*\/$/m).slice(1)
  const sections = groups.flatMap((title, index) => {
    if (index % 2 === 1) return []
    const tokens = readTokens(groups[index + 1] ?? '')
    const hasDark = tokens.some(([name]) => darkValues.has(name))
    const head = hasDark ? '| Token | Light | Dark |\n| --- | --- | --- |' : '| Token | Value |\n| --- | --- |'
    const rows = tokens.map(([name, value]) => {
      const end = hasDark ? ` \`${darkValues.get(name) ?? value}\` |` : ''
      return `| \`${name}\` | \`${value}\` |${end}`
    })
    return [`## ${title}\n\n${head}\n${rows.join('\n')}\n`]
  })
  return [HEAD, ...sections].join('\n')
}

function readTokens(block: string): (readonly [name: string, value: string])[] {
  return [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
    name,
    value.replace(/\s+/g, ' '),
  ])
}

it("the manual's page about tokens matches the style sheet (vitest -u rewrites it)", async () => {
  await expect(renderTokens(source)).toMatchFileSnapshot(manual)
})

it('lists every token of both modes', () => {
  const page = renderTokens(source)
  const names = new Set([...source.matchAll(/^ +(--[\w-]+):/gm)].map(([, name]) => name ?? ''))
  expect([...names].filter((name) => !page.includes(`| \`${name}\` |`))).toEqual([])
})
