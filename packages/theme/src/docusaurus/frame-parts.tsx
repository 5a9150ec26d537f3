import type { FramePart } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { isInBrowser, message } from './message.js'

/** Requests a part of the layout around the content. A page without `@theme/Layout` has only the requested parts. */
function requestPart(part: FramePart): ReactElement | null {
  return isInBrowser() ? null : <>{message('framePart', { part })}</>
}

/** `@theme/AnnouncementBar`: requests docgen's announcement bar. */
export function AnnouncementBar(): ReactElement | null {
  return requestPart('announcement')
}

/** `@theme/Navbar`: requests docgen's navbar. */
export function Navbar(): ReactElement | null {
  return requestPart('navbar')
}

/** `@theme/Footer`: requests docgen's footer. */
export function Footer(): ReactElement | null {
  return requestPart('footer')
}
