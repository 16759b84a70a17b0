/* Sends one notification with command 0 of the binary provider protocol, which has no answers.
 *
 * sender HOST PORT CA TOKEN PAYLOAD [CERTIFICATE KEY]
 */
#include <netdb.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include <openssl/err.h>
#include <openssl/ssl.h>

#define TOKEN_SIZE 32
#define MAX_PAYLOAD_SIZE 2048

static int fail(const char *what)
{
    fprintf(stderr, "sender: %s\n", what);
    ERR_print_errors_fp(stderr);
    return 1;
}

static int read_token(const char *hex, unsigned char *token)
{
    unsigned int byte;
    int i;

    if (strlen(hex) != TOKEN_SIZE * 2)
        return 0;
    for (i = 0; i < TOKEN_SIZE; i++) {
        if (sscanf(hex + i * 2, "%2x", &byte) != 1)
            return 0;
        token[i] = (unsigned char)byte;
    }
    return 1;
}

static int connect_to(const char *host, const char *port)
{
    struct addrinfo hints, *addresses, *address;
    int fd = -1;

    memset(&hints, 0, sizeof hints);
    hints.ai_socktype = SOCK_STREAM;
    if (getaddrinfo(host, port, &hints, &addresses) != 0)
        return -1;
    for (address = addresses; address != NULL; address = address->ai_next) {
        fd = socket(address->ai_family, address->ai_socktype, address->ai_protocol);
        if (fd >= 0 && connect(fd, address->ai_addr, address->ai_addrlen) == 0)
            break;
        if (fd >= 0)
            close(fd);
        fd = -1;
    }
    freeaddrinfo(addresses);
    return fd;
}

int main(int argc, char **argv)
{
    unsigned char packet[1 + 2 + TOKEN_SIZE + 2 + MAX_PAYLOAD_SIZE + 1];
    unsigned char *end = packet;
    size_t payload_size;
    SSL_CTX *context;
    SSL *ssl;
    FILE *file;
    int fd;

    if (argc != 6 && argc != 8)
        return fail("HOST PORT CA TOKEN PAYLOAD [CERTIFICATE KEY]");

    *end++ = 0;
    *end++ = 0;
    *end++ = TOKEN_SIZE;
    if (!read_token(argv[4], end))
        return fail("the token is not 64 hex digits");
    end += TOKEN_SIZE;
    file = fopen(argv[5], "rb");
    if (file == NULL)
        return fail("the payload cannot be read");
    payload_size = fread(end + 2, 1, MAX_PAYLOAD_SIZE + 1, file);
    fclose(file);
    if (payload_size > MAX_PAYLOAD_SIZE)
        return fail("the payload is too large");
    *end++ = (unsigned char)(payload_size >> 8);
    *end++ = (unsigned char)payload_size;
    end += payload_size;

    SSL_library_init();
    SSL_load_error_strings();
    context = SSL_CTX_new(SSLv23_client_method());
    SSL_CTX_set_verify(context, SSL_VERIFY_PEER, NULL);
    if (SSL_CTX_load_verify_locations(context, argv[3], NULL) != 1)
        return fail("the authority cannot be read");
    if (argc == 8
        && (SSL_CTX_use_certificate_file(context, argv[6], SSL_FILETYPE_PEM) != 1
            || SSL_CTX_use_PrivateKey_file(context, argv[7], SSL_FILETYPE_PEM) != 1))
        return fail("the certificate cannot be read");

    fd = connect_to(argv[1], argv[2]);
    if (fd < 0)
        return fail("no connection");
    ssl = SSL_new(context);
    SSL_set_fd(ssl, fd);
    if (SSL_connect(ssl) != 1)
        return fail("no TLS connection");
    if (SSL_write(ssl, packet, (int)(end - packet)) <= 0)
        return fail("the notification cannot be written");
    SSL_shutdown(ssl);
    SSL_free(ssl);
    close(fd);
    SSL_CTX_free(context);
    return 0;
}
