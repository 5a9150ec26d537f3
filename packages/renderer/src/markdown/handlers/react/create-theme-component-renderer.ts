import type { ThemeComponents } from '../../../contract/index.js'
import { createElementRenderer } from '../../../html/create-element-renderer.js'
import type { RenderThemeComponent } from '../../draft.js'
import { componentNode } from './component-node.js'
import { fillSlots, slotMark } from './fill-slots.js'
import { createTemplateRenderer } from './render-template.js'

const renderers = new WeakMap<ThemeComponents, RenderThemeComponent>()

/** Returns the renderer of a theme's components; the same one for the same components. */
export function createThemeComponentRenderer(components: ThemeComponents): RenderThemeComponent {
  const memoized = renderers.get(components)
  if (memoized) return memoized
  const render = createElementRenderer()
  const renderTemplate = createTemplateRenderer(components, render)
  const renderComponent: RenderThemeComponent = (use, slots) => {
    const fromTemplate = renderTemplate(use, slots)
    if (fromTemplate !== undefined) return fromTemplate
    const html = render(componentNode(components, { use, slots: slots.map((_slot, index) => slotMark(index)) }))
    return slots.length === 0 ? html : fillSlots(html, slots)
  }
  renderers.set(components, renderComponent)
  return renderComponent
}
