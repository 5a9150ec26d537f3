import { describe, expect, it } from 'vitest'
import { isIslandModule } from './is-island-module.js'

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
    ['block comments', '/* a **/ '.repeat(50_000)],
    ['one banner of slashes', '/'.repeat(500_000)],
    ['lines of slashes', '/////\n'.repeat(50_000)],
    ['comments that never close', '/*'.repeat(200_000)],
    ['directives', "'use strict';".repeat(50_000)],
    ['white space', ' \n\t'.repeat(200_000)],
  ])('takes linear time for %s', (_name, text) => {
    const start = performance.now()
    isIslandModule(`${text}const a = 1`)
    expect(performance.now() - start).toBeLessThan(1000)
  })
})
