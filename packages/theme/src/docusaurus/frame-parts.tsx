import type { FramePart } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { isInBrowser, message } from './message.js'

/** Requests a part of the layout around the content, for pages without `@theme/Layout`: otherwise they have none. */
function request(part: FramePart): ReactElement | null {
  return isInBrowser() ? null : <>{message('framePart', { part })}</>
}

/** `@theme/AnnouncementBar` */
export function AnnouncementBar(): ReactElement | null {
  return request('announcement')
}

/** `@theme/Navbar` */
export function Navbar(): ReactElement | null {
  return request('navbar')
}

/** `@theme/Footer` */
export function Footer(): ReactElement | null {
  return request('footer')
}
