import { expect, it } from 'vitest'
import { writeAnnouncementStyles } from './prepare-setup.js'

const announcement = { id: 'x', html: 'New', isCloseable: true }

it('writes the colors of an announcement as a rule, if it has some', () => {
  const colors = { backgroundColor: '#000', textColor: '#fff' }
  expect(writeAnnouncementStyles({ ...announcement, ...colors } as never)).toBe(
    ':root{--announcement-background:#000;--announcement-text:#fff}',
  )
  expect(writeAnnouncementStyles({ ...announcement, textColor: '#fff' } as never)).toBe(
    ':root{--announcement-text:#fff}',
  )
  expect(writeAnnouncementStyles(announcement as never)).toBe('')
  expect(writeAnnouncementStyles(undefined)).toBe('')
})
