import { islandOf } from '../Island';
import ThemeBuilder from '.';

export default islandOf('ThemeBuilder', ThemeBuilder);
