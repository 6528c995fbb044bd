export { pictureFor } from './pictures/routes.ts'
