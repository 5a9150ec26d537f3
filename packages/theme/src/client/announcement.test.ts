import { expect, it } from 'vitest'
import { createMemoryStorage, find, openPage } from '../../test/open-page.js'
import { installAnnouncement } from './announcement.js'

const ID = 'docusaurus.announcement.id'
const DISMISS = 'docusaurus.announcement.dismiss'

/** Opens a page with an announcement, in a browser with the given entries. */
function openAnnouncement(id: string | undefined, entries: Readonly<Record<string, string>> = {}) {
  openPage('<button data-action="close-announcement"></button>')
  if (id !== undefined) document.documentElement.dataset['announcement'] = id
  const storage = createMemoryStorage(entries)
  installAnnouncement(storage)
  return storage
}

const isHidden = () => document.documentElement.hasAttribute('data-announcement-dismissed')

it('hides the announcement and remembers that', () => {
  const storage = openAnnouncement('v2')
  expect(storage.read(DISMISS)).toBe('false')
  find('button').click()
  expect([isHidden(), storage.read(ID), storage.read(DISMISS)]).toEqual([true, 'v2', 'true'])
})

it('forgets the dismissal of an older announcement, and keeps that of the same one', () => {
  expect(openAnnouncement('v2', { [ID]: 'v1', [DISMISS]: 'true' }).read(DISMISS)).toBe('false')
  expect(openAnnouncement('v2', { [ID]: 'v2', [DISMISS]: 'true' }).read(DISMISS)).toBe('true')
})

it('follows other windows, but only if they show the same announcement', () => {
  const storage = openAnnouncement('v2')
  storage.write(DISMISS, 'true')
  storage.write(ID, 'v3')
  dispatchEvent(new Event('storage'))
  expect(isHidden()).toBe(false)
  storage.write(ID, 'v2')
  dispatchEvent(new Event('storage'))
  expect(isHidden()).toBe(true)
})

it('stores nothing on a page without announcement', () => {
  expect(openAnnouncement(undefined).stored.size).toBe(0)
})
