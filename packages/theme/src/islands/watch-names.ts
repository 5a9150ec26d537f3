/** Elements that `document` exposes as properties by their name and id. */
const ON_DOCUMENT = 'img,form,iframe,embed,object'
/** Fields that their form exposes as properties by their name and id. */
const IN_FORM = 'input,button,select,textarea,output,fieldset'
/** Names of methods of forms. Other properties of forms are common words, which fields may have as names. */
const METHOD = /[A-Z]|^(?:closest|contains|matches)$/

/**
 * Renames what an island adds under the name of a property that scripts read, as the build does with rendered HTML:
 * `document.querySelector` would be `<img name="querySelector">`. The watch ends with the element.
 */
export function watchNames(island: Element): void {
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      for (const node of [target, ...addedNodes]) if (node instanceof Element) rename(node)
    }
  })
  observer.observe(island, { childList: true, subtree: true, attributeFilter: ['name', 'id'] })
}

/** Renames elements in `root`, and itself, that hide a property of the document or a method of their form. */
function rename(root: Element): void {
  const { querySelectorAll, matches, getAttribute, setAttribute } = Element.prototype
  const all = querySelectorAll.call(root, `${ON_DOCUMENT},${IN_FORM}`)
  for (const element of [root, ...all]) {
    const isOnDocument = matches.call(element, ON_DOCUMENT)
    if (!isOnDocument && !matches.call(element, IN_FORM)) continue
    for (const attribute of ['name', 'id']) {
      const name = getAttribute.call(element, attribute) ?? ''
      const hides = isOnDocument && name in Document.prototype
      if (!hides && !(METHOD.test(name) && name in HTMLFormElement.prototype)) continue
      setAttribute.call(element, attribute, `content-${name}`)
      console.warn(`The ${attribute} ${name} would hide what scripts read under that name: content-${name}`)
    }
  }
}
