import { describe, expect, it } from 'vitest'
import { en } from './en.js'
import { languages } from './languages.js'

const placeholders = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort()

/** `{count}` may be missing in a form for a single number. */
const isCount = (name: string): boolean => name === '{count}'

describe.each(Object.keys(languages))('the strings in %s', (language) => {
  const load = async () => {
    const texts = await languages[language]?.()
    if (!texts) throw new Error(`no texts in ${language}`)
    return texts
  }

  it('have the keys of the English ones, in order', async () => {
    expect(Object.keys(await load())).toEqual(Object.keys(en))
  })

  it('have the placeholders of the English ones in every form', async () => {
    const wrong = Object.entries(await load()).flatMap(([key, text]) => {
      const wanted = placeholders(Object.entries(en).find(([name]) => name === key)?.[1] ?? '')
      return text.split('|').flatMap((form) => {
        const names = placeholders(form)
        const isRight =
          wanted.every((name) => names.includes(name) || isCount(name)) && names.every((name) => wanted.includes(name))
        return isRight ? [] : [`${key}: ${form}`]
      })
    })
    expect(wrong).toEqual([])
  })

  it('have a form for each plural category of the language', async () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.length
    const counting = Object.entries(await load()).filter(([key]) =>
      Object.entries(en).some(([name, text]) => name === key && text.includes('{count}')),
    )
    expect(counting.length).toBeGreaterThan(5)
    for (const [key, text] of counting) expect(text.split('|'), key).toHaveLength(forms)
    for (const [key, text] of Object.entries(await load())) {
      if (!counting.some(([name]) => name === key)) expect(text, key).not.toContain('|')
    }
  })
})

it('use words where symbols would be reordered in right-to-left text', async () => {
  const arabic = Object.entries((await languages['ar']?.()) ?? {})
  const signs = arabic.filter(([, text]) => /[<>≤≥]/.test(text))
  expect(signs.length).toBeGreaterThan(3)
  for (const [key, text] of signs) expect(text.replace(/\{\w+\}/g, ''), key).toMatch(/\p{Script=Arabic}/u)
})
