import { describe, expect, it, vi } from 'vitest'
import { openPage } from '../../test/open-page.js'
import { createSetup, TEXT } from '../../test/search-view.js'
import { renderSectionFilter, renderVersionFilter } from './search-filters.js'

const section = (pages: number, ...breadcrumbs: readonly string[]) => ({ breadcrumbs, pages })

/** The buttons of the filter, the pressed one in brackets. */
function buttonsOf(sections: readonly ReturnType<typeof section>[], chosen: readonly string[] = [], pages?: number) {
  const [group] = renderSectionFilter({ sections, pages, chosen, onChoose: () => {} }, TEXT)
  return Array.from(group?.querySelectorAll('button') ?? [], ({ textContent, ariaPressed }) =>
    ariaPressed === 'true' ? `[${textContent}]` : textContent,
  )
}

it('has a button for each part with results, and one for all', () => {
  openPage()
  expect(buttonsOf([section(3, 'API'), section(1, 'Guides')], [], 4)).toEqual(['[All 4]', 'API 3', 'Guides 1'])
  expect(buttonsOf([section(3, 'API')], ['API'])).toEqual(['All', '[API 3]'])
})

it('is absent if there is nothing to choose', () => {
  openPage()
  expect(buttonsOf([], [], 4)).toEqual([])
})

it('tells parts of equal names apart by their ancestors', () => {
  openPage()
  expect(buttonsOf([section(2, 'Pay', 'API'), section(1, 'Card', 'API'), section(1, 'Card', 'Guides')])).toEqual([
    '[All]',
    'Pay › API 2',
    'Card › API 1',
    'Guides 1',
  ])
})

it('lists eight parts, and the chosen one if it comes later or has no results', () => {
  openPage()
  const sections = Array.from({ length: 10 }, (_, index) => section(10 - index, `s${index}`))
  expect(buttonsOf(sections)).toHaveLength(9)
  expect(buttonsOf(sections, ['s9']).at(-1)).toBe('[s9 1]')
  expect(buttonsOf(sections, ['gone']).slice(0, 2)).toEqual(['All', '[gone 0]'])
})

it('chooses a part, or all', () => {
  openPage()
  const onChoose = vi.fn()
  const [group] = renderSectionFilter({ sections: [section(1, 'Pay', 'API')], chosen: [], onChoose }, TEXT)
  for (const button of group?.querySelectorAll('button') ?? []) button.click()
  expect(onChoose.mock.calls).toEqual([[[]], [['Pay', 'API']]])
})

describe('the choice of a version', () => {
  const setup = createSetup({ versionLabels: { '1.0/': 'Version 1' } })

  it('offers the versions by their labels, the latest first, and the chosen one even if unknown', () => {
    openPage()
    const onChoose = vi.fn()
    const [label] = renderVersionFilter({ versions: ['', '1.0/', '0.9/'], chosen: '0.1/', onChoose }, setup)
    const select = label?.querySelector('select')
    expect(Array.from(select?.options ?? [], ({ value, text }) => [value, text])).toEqual([
      ['', 'Latest'],
      ['1.0/', 'Version 1'],
      ['0.9/', '0.9'],
      ['0.1/', '0.1'],
    ])
    expect(select?.querySelector('[selected]')?.textContent).toBe('0.1')
    if (select) select.value = '1.0/'
    select?.dispatchEvent(new Event('change'))
    expect(onChoose.mock.calls).toEqual([['1.0/']])
  })

  it('has no field for one version', () => {
    openPage()
    expect(renderVersionFilter({ versions: [], chosen: '', onChoose: () => {} }, setup)).toEqual([])
  })
})
