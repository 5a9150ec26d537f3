import type { FramePart } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { isInBrowser, message } from './message.js'

/** Requests a part of the layout around the content. A page without `@theme/Layout` has only the requested parts. */
function request(part: FramePart): ReactElement | null {
  return isInBrowser() ? null : <>{message('framePart', { part })}</>
}

/** `@theme/AnnouncementBar`: requests docgen's own. */
export function AnnouncementBar(): ReactElement | null {
  return request('announcement')
}

/** `@theme/Navbar`: requests docgen's own. */
export function Navbar(): ReactElement | null {
  return request('navbar')
}

/** `@theme/Footer`: requests docgen's own. */
export function Footer(): ReactElement | null {
  return request('footer')
}
