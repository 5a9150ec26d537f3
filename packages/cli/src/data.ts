/**
 * What plugins have brought by their `content` hooks: name of the plugin → its data, as JSON holds it. In a build it is that
 * of the site; anywhere else, such as in a test, it is empty. Islands can't read it: give them what they need as props.
 */
export const pluginData: Readonly<Record<string, unknown>> = {}
