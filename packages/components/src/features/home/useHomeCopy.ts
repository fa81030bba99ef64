import { useCopy } from '../../provider/copy.js';
import { homeCopy, type HomeCopy } from './copy.js';

export const useHomeCopy = (): HomeCopy => useCopy<HomeCopy>('home', homeCopy);
