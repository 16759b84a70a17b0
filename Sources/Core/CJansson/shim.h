#ifndef HANDSET_CJANSSON_SHIM_H
#define HANDSET_CJANSSON_SHIM_H

#include <jansson.h>

#endif
