import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { accents } from '../src/accents.js'

const sheet = fileURLToPath(new URL('../../../docs/try-looks.css', import.meta.url))

const FONTS = {
  system: 'system-ui, sans-serif',
  inter: '"Inter Variable", system-ui, sans-serif',
}

/** The rules for the choices on the manual's page about accents and fonts. */
function writeRules(): string {
  const write = (values: Readonly<Record<string, string>>): string =>
    Object.entries(values)
      .map(([token, value]) => `  ${token}: ${value};\n`)
      .join('')
  const rules = Object.entries(accents).flatMap(([name, { light, dark }]) => [
    `:root:has(#accent-${name}:checked) {\n${write(light)}}\n`,
    `[data-theme="dark"]:has(#accent-${name}:checked) {\n${write(dark)}}\n`,
    `#accent-${name} {\n  --swatch: ${light['--color-accent']};\n}\n`,
    `[data-theme="dark"] #accent-${name} {\n  --swatch: ${dark['--color-accent']};\n}\n`,
  ])
  const fonts = Object.entries(FONTS).map(
    ([name, stack]) => `:root:has(#font-${name}:checked) {\n  --font-text: ${stack};\n}\n`,
  )
  return [
    '/* Written by packages/theme/test/looks-picker.test.ts. */\n@import "@fontsource-variable/inter";\n@import "./looks-picker.css";\n',
    ...rules,
    ...fonts,
  ].join('\n')
}

it("the manual's style sheet has a rule for each accent (vitest -u rewrites it)", async () => {
  await expect(writeRules()).toMatchFileSnapshot(sheet)
})

it('lets readers choose each of them', () => {
  const picker = readFileSync(new URL('../../../docs/components/LooksPicker.tsx', import.meta.url), 'utf8')
  const [, list = ''] = /const ACCENTS = \[(.*?)\]/s.exec(picker) ?? []
  expect([...list.matchAll(/'(\w+)'/g)].map(([, name]) => name)).toEqual(Object.keys(accents))
})
