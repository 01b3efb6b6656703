export { default } from '../../starter/App';
