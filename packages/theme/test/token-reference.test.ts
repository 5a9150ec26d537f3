import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const source = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8')
const manual = fileURLToPath(new URL('../../../docs/docs/reference/tokens.md', import.meta.url))

const INTRODUCTION = `---
title: Tokens
description: Every design token of the theme, with its values in light and dark mode.
sidebar_position: 6
---

Design tokens are CSS custom properties. Override them in [your style sheet](../looks/styles.md). The tables show the values in wide windows and with motion. In narrow windows, some sizes are smaller; for readers who prefer reduced motion, durations are shorter. They are generated from the theme's token file.
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
  return [INTRODUCTION, ...sections].join('\n')
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
