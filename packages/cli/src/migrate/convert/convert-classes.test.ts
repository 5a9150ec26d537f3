import { describe, expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { readLayout } from '../docusaurus/read-layout.js'
import { convertClasses, listUsedClasses } from './convert-classes.js'

const DOCS = { name: '@docusaurus/plugin-content-docs', options: { value: { path: 'guide' }, path: [] } }
const listIn = (files: Readonly<Record<string, string>>) =>
  [...listUsedClasses([DOCS], readLayout(createTestFolder(files)))].filter(Boolean).sort()

describe('listUsedClasses', () => {
  it('reads attributes in content, components and translations', () => {
    expect(
      listIn({
        'guide/a.mdx': '<a className="button  button--lg">\n`<i class="code">`\n',
        'src/pages/index.tsx': "<p class='lead' /> <p className={clsx('hero', a && `x y`, \"z\")} />",
        'i18n/de/x/a.md': '<b class = "german">',
        'docs/unused.md': '<b class="other">',
        'src/a.css': '.b { class="no" }',
      }),
    ).toEqual(['button', 'button--lg', 'german', 'hero', 'lead', 'x', 'y', 'z'])
  })

  it('reads items of the navbar and footer in the config', () => {
    expect(
      listIn({ 'docusaurus.config.js': "items: [{ className: 'badge badge--info' }], html: '<i class=\"icon\">'" }),
    ).toEqual(['badge', 'badge--info', 'icon'])
  })
})

describe('convertClasses', () => {
  it('adds the rules whose names are all used, and lists them', () => {
    const { styles, notes, fields } = convertClasses(new Set(['hero', 'button--outline', 'own']))
    expect(styles).toContain('\n.hero {')
    expect(styles).toContain('.hero .button--outline {')
    expect(styles).not.toContain('.button--outline.button--primary')
    expect(notes[0]?.message).toContain('`hero`, `button--outline`')
    expect(fields).toMatchObject({ theme: { css: [expect.stringMatching(/^\.\//)] } })
  })

  it('adds no style sheet if no known name is used', () => {
    expect(convertClasses(new Set(['own']))).toEqual({ fields: {}, comments: {}, notes: [] })
  })
})
