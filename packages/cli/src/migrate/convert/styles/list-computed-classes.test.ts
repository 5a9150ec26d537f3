import { expect, it } from 'vitest'
import { listComputedClasses } from './list-computed-classes.js'

it('lists words in texts of code and data, without those of the layout', () => {
  const files: Readonly<Record<string, string>> = {
    'src/a.js': "const all = [{ key: 'windows' }, { key: `mac os` }]; const row = 'row menu__link os--dark ab'",
    'src/b.json': '{ "linux": 1 }',
    'src/c.yml': '- android',
    'src/d.css': '.other {}',
  }
  const layout = {
    listFiles: () => Object.keys(files).map((name) => name.slice(4)),
    readFile: (name: string) => files[name],
  }
  expect([...listComputedClasses(layout)].toSorted()).toEqual(['android', 'linux', 'mac', 'windows'])
})
