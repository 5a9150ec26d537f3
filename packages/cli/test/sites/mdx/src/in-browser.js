export { default as useIsBrowser } from '@docusaurus/useIsBrowser'
