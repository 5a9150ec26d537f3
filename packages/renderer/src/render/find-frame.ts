import type {
  Content,
  FramePart,
  Page,
  ShellView,
  SidebarView,
  SiteView,
  Text,
  ThemeComponents,
} from '../contract/index.js'
import { createElementRenderer } from '../html/create-element-renderer.js'
import { type Frame, renderFrame } from './render-frame.js'

/** A frame has the sidebar as HTML. Neighbors share one, so the frames of pages rendered long ago are not needed again. */
const MOST_FRAMES = 64

/** Values that the frames of one locale share. */
export interface FrameContext {
  readonly components: ThemeComponents
  readonly site: SiteView
  readonly text: Text
  readonly findShell: (key: string) => ShellView
  readonly findSidebar: (key: string) => SidebarView
}

/** Creates the function that renders the frame of a page. It keeps the frames of the last pages. */
export function createFrameFinder({
  components,
  site,
  text,
  findShell,
  findSidebar,
}: FrameContext): (page: Page, content: Content | undefined) => Frame {
  // The first is the one that was not used for the longest time.
  const frames = new Map<string, Frame>()
  const render = createElementRenderer()
  const createFrame = (page: Page, parts: readonly FramePart[]): Frame => {
    const sidebar = page.sidebar === undefined || page.layout === 'bare' ? undefined : findSidebar(page.sidebar)
    const { announcement, navbar, footer } = findShell(page.shell)
    const shell = {
      navbar,
      ...(announcement && parts.includes('announcement') && { announcement }),
      ...(footer && parts.includes('footer') && { footer }),
    }
    const hidesNavbar = !parts.includes('navbar')
    return renderFrame({ components, site, text, shell, hidesNavbar, ...(sidebar && { sidebar }), render })
  }
  return (page, content) => {
    const parts = listFrameParts(page, content)
    const key = `${page.shell}\n${page.sidebar ?? ''}\n${parts}`
    const frame = frames.get(key) ?? createFrame(page, parts)
    frames.delete(key)
    frames.set(key, frame)
    const [oldest] = frames.keys()
    if (frames.size > MOST_FRAMES && oldest !== undefined) frames.delete(oldest)
    return frame
  }
}

/** Lists the parts around the content that a page shows. */
function listFrameParts({ layout }: Page, content: Content | undefined): readonly FramePart[] {
  if (layout === 'bare') return content?.frameParts ?? []
  return content?.hidesFooter ? ['announcement', 'navbar'] : ['announcement', 'navbar', 'footer']
}
