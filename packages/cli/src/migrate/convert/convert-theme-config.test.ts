import { expect, it } from 'vitest'
import { convertThemeConfig } from './convert-theme-config.js'

const convert = (announcementBar: Readonly<Record<string, string>>) =>
  convertThemeConfig({ value: { announcementBar }, path: ['themeConfig'] })

it('migrates both colors of an announcement bar', () => {
  const colors = { content: 'New', backgroundColor: '#000', textColor: '#fff' }
  expect(convert(colors).fields['announcementBar']).toEqual(colors)
  expect(convert({ content: 'New', backgroundColor: '#000' }).fields['announcementBar']).toHaveProperty(
    'backgroundColor',
  )
})

it('needs no announcement bar for a blank text', () => {
  const { fields, notes } = convert({ content: ' ', backgroundColor: '#000' })
  expect(fields).toEqual({})
  expect(notes.map(({ status, path }) => `${status} ${path.join('.')}`)).toEqual([
    'unneeded themeConfig.announcementBar',
  ])
})

it('reports a text color of an announcement bar without a background', () => {
  const { fields, notes } = convert({ content: 'New', textColor: '#fff' })
  expect(fields['announcementBar']).toEqual({ content: 'New' })
  expect(notes.filter(({ status }) => status === 'lost').map(({ path }) => path.join('.'))).toEqual([
    'themeConfig.announcementBar.textColor',
  ])
})
