export { type DemoWorld, loadDemoWorld } from './load.ts'
export { pictureFor } from './pictures/routes.ts'
