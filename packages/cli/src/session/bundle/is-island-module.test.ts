import { describe, expect, it } from 'vitest'
import { createModuleScanner, isIslandModule, scanModule } from './is-island-module.js'

describe('isIslandModule', () => {
  it.each([
    "'use client'",
    '"use client";\nimport x from "y"',
    "\uFEFF\n// first\n/* second\n * line */ /**/\n'use client'",
    "#!/usr/bin/env node\n'use client'",
    "'use strict'; 'use client'",
    "'use strict'\n/* why */ 'use client'",
    "/* a banner */ // and a line\r'use client'",
  ])('finds the directive in %j', (text) => expect(isIslandModule(text)).toBe(true))

  it.each([
    '',
    "const a = 'use client'",
    "// 'use client'\nexport const a = 1",
    "/* 'use client'",
    "import 'x'\n'use client'",
    "'use\nclient'",
    '`use client`',
    "'use \\",
    '/',
  ])('finds none in %j', (text) => expect(isIslandModule(text)).toBe(false))

  it.each([
    ['block comments', '/* a **/ '.repeat(500_000)],
    ['one banner of slashes', '/'.repeat(2_000_000)],
    ['lines of slashes', '/////\n'.repeat(500_000)],
    ['comments that never close', '/*'.repeat(2_000_000)],
    ['directives', "'use strict';".repeat(50_000)],
    ['white space', ' \n\t'.repeat(2_000_000)],
  ])('takes linear time for %s', (_name, text) => {
    // In quadratic time, the longest of these would take longer than a test may.
    expect(isIslandModule(`${text}const a = 1`)).toBe(false)
  })
})

describe('scanModule', () => {
  const hook = "import { useState } from 'react'\nuseState()"
  const browserOnly = "import BrowserOnly from '@docusaurus/BrowserOnly'"
  const page = `${browserOnly}\nimport Layout from '@theme/Layout'`
  it.each([
    ["'use client'", 'directive', 'directive'],
    [browserOnly, 'browser-only', 'browser-only'],
    [page, undefined, 'browser-only'],
    [hook, undefined, 'code'],
    ['const a = <button onClick={() => {}} />', undefined, 'code'],
    [`${hook}\nuseContext(Theme)`, undefined, 'provider'],
    [`${hook}\n<Theme.Provider value={1} />`, undefined, 'provider'],
    ['const a = useContext(Theme)', undefined, 'consumer'],
    ["import Box, { useTheme } from '../Theme'", undefined, 'consumer'],
    ["import { useTheme } from 'theme'", undefined, undefined],
    ['export const a = 1', undefined, undefined],
  ])('of %j is %s, and if modules are detected %s', (text, directive, detect) => {
    const reasons = (['directive', 'detect'] as const).map((hydrate) => scanModule(text, { hydrate }).islandReason)
    expect(reasons).toEqual([directive, detect])
  })
})

describe('createModuleScanner', () => {
  it('reads and scans each module once', () => {
    const paths: string[] = []
    const scan = createModuleScanner(
      (path) => {
        paths.push(path)
        return Buffer.from("import { useState } from 'react'\nuseState()")
      },
      { hydrate: 'directive' },
    )
    const first = scan('/site/src/a.tsx')
    expect(first.browserCode.map(({ name }) => name)).toEqual(['useState'])
    expect(scan('/site/src/a.tsx')).toBe(first)
    expect(paths).toEqual(['/site/src/a.tsx'])
  })
})
