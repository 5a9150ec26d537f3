import { describe, expect, it } from 'vitest'
import { readImports } from './read-imports.js'

describe('readImports', () => {
  it.each([
    [`import A from 'a'`, 'a', ['A=default']],
    [`import A, { b, c as d, type E } from "./a.js";`, './a.js', ['A=default', 'b=b', 'd=c', 'E=E']],
    [`import * as all from '@site/src/all'`, '@site/src/all', ['all=*']],
    [`import {\n  a,\n  b,\n} from 'many'`, 'many', ['a=a', 'b=b']],
    [`import './styles.css'`, './styles.css', []],
    [`import raw from '!!raw-loader!./x.js'`, '!!raw-loader!./x.js', ['raw=default']],
  ])('reads %s', (esm, specifier, names) => {
    const { imports, hasMore } = readImports(esm)
    expect(imports.map((each) => each.specifier)).toEqual([specifier])
    expect(imports[0]?.names.map(({ local, imported }) => `${local}=${imported}`)).toEqual(names)
    expect(hasMore).toBe(false)
  })

  it('says whether a block holds more than imports', () => {
    expect(readImports(`import A from 'a'\n// why\n/* and */`).hasMore).toBe(false)
    expect(readImports(`import A from 'a'\nexport const b = 1`).hasMore).toBe(true)
  })
})
