import { islandOf } from '../Island';
import Checklist from '.';

export default islandOf('Checklist', Checklist);
